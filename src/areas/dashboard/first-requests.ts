import { sendFirstRequests } from '~/platform/first-requests.ts'
import { dashboardQueries } from './dashboard-queries.ts'

// A script of its own in the dashboard's document. If the configuration does not load, the start of the portal says so.
sendFirstRequests(dashboardQueries).catch(() => undefined)
