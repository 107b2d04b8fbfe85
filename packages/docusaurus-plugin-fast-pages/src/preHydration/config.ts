import type {PreHydrationConfig} from '../inlineScript';

/** Put in by the build (`inlineScript.ts`). */
declare const PRE_HYDRATION_CONFIG: PreHydrationConfig;

export const config = PRE_HYDRATION_CONFIG;
