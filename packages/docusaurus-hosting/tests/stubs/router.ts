/** Stands for Docusaurus' router, on a page of its own. */
export const useLocation = (): {readonly pathname: string} => ({pathname: '/test'});
