/** Begins the pages in the browser. */
import './theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')!).render(<StrictMode>Roundtable</StrictMode>)
