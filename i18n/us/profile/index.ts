export { default } from '../../eng/profile/index.ts'
