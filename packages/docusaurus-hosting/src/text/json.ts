/** JSON as people can read it, with a final line break. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
