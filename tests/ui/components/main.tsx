import '~/ui/base.css'
import { createRoot } from 'react-dom/client'
import { ComponentGallery } from './component-gallery.tsx'
import { allExamples } from './all.ts'

// Query such as `?only=dropdown&brand=SBC`: shows one component only, in another brand.
const query = new URLSearchParams(location.search)
document.documentElement.dataset['brand'] = query.get('brand') ?? 'MBC'
const only = query.get('only')?.split(',')
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <ComponentGallery examples={allExamples.filter((example) => !only || only.includes(example.component))} />,
  )
