import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import sidebars from '../sidebars';

export default {servicesSidebar: sidebars.servicesSidebar} satisfies SidebarsConfig;
