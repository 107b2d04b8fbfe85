import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import sidebars from '../sidebars';

export default {infoSidebar: sidebars.infoSidebar} satisfies SidebarsConfig;
