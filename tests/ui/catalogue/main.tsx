import '~/ui/base.css'
import { createRoot } from 'react-dom/client'
import { Catalogue } from '~/ui/catalogue/catalogue.tsx'
import { allExamples } from '../examples.ts'

// `?only=dropdown&brand=SBC`: one component, another brand.
const query = new URLSearchParams(location.search)
document.documentElement.dataset['brand'] = query.get('brand') ?? 'MBC'
const only = query.get('only')?.split(',')
const root = document.getElementById('root')
if (root) createRoot(root).render(<Catalogue examples={allExamples.filter((example) => !only || only.includes(example.component))} />)
