/** A figure as people read it: at most two decimals, rounded, without the noise of floats (0.1 + 0.2 is 0.3). */
export const twoDecimals = (n: number): number => Number(n.toFixed(2))
