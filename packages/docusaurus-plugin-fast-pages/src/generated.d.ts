declare module '@generated/registry?whole' {
  export {default} from '@generated/registry';
}

declare module '@generated/routes?whole' {
  export {default} from '@generated/routes';
}

declare module '@generated/routesChunkNames?whole' {
  import type {RouteChunkNames} from '@docusaurus/types';

  const routesChunkNames: RouteChunkNames;
  export default routesChunkNames;
}
