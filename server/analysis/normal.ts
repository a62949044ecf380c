/**
 * Quantile of the standard normal distribution for p in (0, 1), to about 1e−9 relative:
 * P. J. Acklam's rational approximation, one branch for the middle and one for the tails.
 */
export const normalQuantile = (p: number): number => {
  if (p < 0.02425) return tail(Math.sqrt(-2 * Math.log(p)))
  if (p > 1 - 0.02425) return -tail(Math.sqrt(-2 * Math.log(1 - p)))
  const q = p - 0.5
  const r = q * q
  const top =
    ((((-3.969683028665376e1 * r + 2.209460984245205e2) * r - 2.759285104469687e2) * r + 1.38357751867269e2) * r - 3.066479806614716e1) *
      r +
    2.506628277459239
  const bottom =
    ((((-5.447609879822406e1 * r + 1.615858368580409e2) * r - 1.556989798598866e2) * r + 6.680131188771972e1) * r - 1.328068155288572e1) *
      r +
    1
  return (q * top) / bottom
}

const tail = (q: number): number => {
  const top =
    ((((-7.784894002430293e-3 * q - 3.223964580411365e-1) * q - 2.400758277161838) * q - 2.549732539343734) * q + 4.374664141464968) * q +
    2.938163982698783
  const bottom = (((7.784695709041462e-3 * q + 3.224671290700398e-1) * q + 2.445134137142996) * q + 3.754408661907416) * q + 1
  return top / bottom
}
