export const adviceScreen = {
  title: 'Your advice',
  heading: 'Three things that can help you',
  intro: 'Chosen from the way you played. Take what fits you.',
  why: 'Why you see this:',
  open: 'Read this tip on its own',
  back: 'Back to your result',
  backToAdvice: 'Back to your advice',
  fullReport: 'See the full report',
}
