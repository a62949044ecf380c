/** The player guesses the own risk score before seeing it. */
export const riskScore = {
  kicker: 'One question before your result',
  title: 'How risky was your play?',
  instruction: 'Move the slider to indicate your risk level',
  slider: 'Your risk level',
  low: 'Low risk',
  high: 'High risk',
  value: '{value:number} out of 100',
  less: 'Less risk',
  more: 'More risk',
  note: 'Go with your gut feeling. You can answer only once.',
  submit: 'See my result',
  moveFirst: 'Please move the slider first',
  given: 'You’ve already given your guess: {value:number}.',
  sending: 'Sending your guess',
}
