export interface paths {
  '/product-categories/flat': { get: { parameters: { query?: never; path?: never }; responses: { 200: { content: { 'application/json': { id: string }[] } } } } }
  '/search/products/limit/{n}': { get: { parameters: { query?: { a?: string }; path: { n: number } }; responses: { 200: { content: { 'application/json': { data: { id: string }[] } } } } } }
}
