export { default } from '../../us/profile/index.ts'
