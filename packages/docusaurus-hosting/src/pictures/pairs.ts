/** End of the name of a picture that has a twin for the dark view beside it. */
const light = /-hell(\.\w+)$/;

/** Name of the picture that the dark view shows instead of this one; undefined for a picture that has no such pair. */
export const darkOf = (file: string): string | undefined =>
  light.test(file) ? file.replace(light, '-dunkel$1') : undefined;
