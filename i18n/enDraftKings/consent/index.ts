export { default } from '../../us/consent/index.ts'
