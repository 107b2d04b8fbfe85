/** The one function of tslib that `@docusaurus/utils-common` uses. */
export const __importDefault = (module: {readonly __esModule?: boolean}): object =>
  module.__esModule ? module : {default: module};
