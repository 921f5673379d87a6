import { sendFirstRequests } from '~/platform/first-requests.ts'
import { dashboardQueries } from './dashboard-queries.ts'

// The dashboard's HTML document runs this script before the portal starts.
void sendFirstRequests(dashboardQueries)
