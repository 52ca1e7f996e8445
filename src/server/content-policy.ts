/** What pages may load: everything from where they come from, nothing from elsewhere, nothing written into a page: without an exception. */
export const CONTENT_POLICY = [
  "default-src 'none'",
  ...['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'].map((kind) => `${kind} 'self'`),
  ...['base-uri', 'form-action', 'frame-ancestors'].map((kind) => `${kind} 'none'`),
].join('; ')
