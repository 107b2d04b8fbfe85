/** The moment of this build. The configuration asks the clock here alone: whatever depends on the day gets it passed in. */
export const builtAt = new Date();
