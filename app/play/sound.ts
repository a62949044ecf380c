/** Length, s, and loudness of the sound of a card being turned. It is the same for a win and a loss. */
const length = 0.06
const loudness = 0.05

let context: AudioContext | undefined

/** A soft rustle. Browsers let it sound only after a first press, which a draw is. */
export const playTurn = () => {
  context ??= new AudioContext()
  const { sampleRate, destination } = context
  const buffer = context.createBuffer(1, Math.ceil(length * sampleRate), sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * loudness * (1 - i / samples.length) ** 2
  const source = context.createBufferSource()
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: 1800 })
  source.buffer = buffer
  source.connect(filter).connect(destination)
  source.start()
}
