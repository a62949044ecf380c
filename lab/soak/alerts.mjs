// The alert rules against made-up series, by Prometheus' own tool.
import { execFileSync } from 'node:child_process'
import { needs } from './drill.mjs'

needs('promtool', 'prometheus')
execFileSync('promtool', ['check', 'rules', 'deploy/alerts.yaml'], { stdio: 'inherit' })
execFileSync('promtool', ['test', 'rules', 'deploy/alerts.test.yaml'], { stdio: 'inherit' })
