/** Around the three tips: title, why each was chosen, the country chooser beside them. */
export const adviceScreen = {
  title: 'Your advice',
  heading: 'Three things that can help you',
  intro: 'Based on how you played. Use what works for you.',
  everyone: 'These tips are good for everyone. They aren’t based on your game.',
  why: 'Why you see this:',
  open: 'Open this tip',
  back: 'Back to your result',
  backToAdvice: 'Back to your advice',
  fullReport: 'See the full report',
}
