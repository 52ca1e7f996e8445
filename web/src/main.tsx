/** Begins the pages in the browser. */
import './theme.css'
import './app.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Refused } from './api.ts'
import { KeyListener } from './keys.tsx'
import { router } from './router.tsx'
import { beginTheme } from './theme.ts'

beginTheme()

const queries = new QueryClient({
  defaultOptions: {
    // The server may be this machine: what the browser says of the network says nothing of the way to it.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 5000,
      // What was refused stays refused; what could not be reached may be there again.
      retry: (count, error) => count < 5 && !(error instanceof Refused && error.status !== 0),
    },
  },
})

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <KeyListener>
        <RouterProvider router={router} />
      </KeyListener>
    </QueryClientProvider>
  </StrictMode>,
)
