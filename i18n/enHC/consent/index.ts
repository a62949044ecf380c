export { default } from '../../eng/consent/index.ts'
