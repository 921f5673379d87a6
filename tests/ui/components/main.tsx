import '~/ui/base.css'
import { createRoot } from 'react-dom/client'
import { ComponentGallery } from './component-gallery.tsx'
import { allExamples } from './all.ts'

// A query such as `?only=dropdown&brand=SBC` shows a single component, in the given brand.
const query = new URLSearchParams(location.search)
document.documentElement.dataset['brand'] = query.get('brand') ?? 'MBC'
const only = query.get('only')?.split(',')
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <ComponentGallery examples={allExamples.filter((example) => !only || only.includes(example.component))} />,
  )
