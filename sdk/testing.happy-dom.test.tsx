// @vitest-environment happy-dom
// What partners test with, in the other of the two documents without a browser.
import './testing.test.tsx'
import './react.test.tsx'
