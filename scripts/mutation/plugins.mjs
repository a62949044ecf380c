import { declareFactoryPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { DryRunStatus, MutantRunStatus } from '@stryker-mutator/api/test-runner'
import { strykerPlugins as published } from '@stryker-mutator/vitest-runner'
import { judgeWarm } from './judge-warm.mjs'

/** Vitest 5 joins test names with ` > `, Stryker's runner with a space: without this its filter matches no test, and every mutant survives. */
const withBothSeparators = (pattern) => new RegExp(pattern.source.replaceAll(' ', '(?: > | )'))

const vitest = published.find(({ kind, name }) => kind === PluginKind.TestRunner && name === 'vitest')

/** Test files whose worker did not start within Vitest's one-minute timeout. */
const notStarted = (state) =>
  [...state.errorsSet].flatMap(({ message = '' }) => /Failed to start \w+ worker for test files (.+)\.$/.exec(message)?.[1] ?? [])

/** Runs test files, and again those whose worker timed out on a busy machine. */
const startPatiently = async (ctx, start, files) => {
  await start(files)
  for (let tries = 0; tries < 10; tries++) {
    const again = notStarted(ctx.state)
    if (again.length === 0) return
    ctx.state.errorsSet.clear()
    await start(again)
  }
}

/** Stryker's own Vitest runner, patched for Vitest 5 (stryker-mutator/stryker-js#6210). */
const patchedVitestRunner = (injector) => {
  const runner = injector.injectFunction(vitest.factory)
  const init = runner.init.bind(runner)
  runner.init = async () => {
    await init()
    const start = runner.ctx.start.bind(runner.ctx)
    runner.ctx.start = async (files) => {
      for (const { config } of runner.ctx.projects) {
        if (config.testNamePattern) config.testNamePattern = withBothSeparators(config.testNamePattern)
      }
      await startPatiently(runner.ctx, start, files)
      // A mutant that stops a module from loading leaves a failed file without tests: it did not survive.
      for (const file of runner.ctx.state.getFiles()) {
        if (file.result?.state === 'fail' && file.tasks.length === 0)
          runner.ctx.state.errorsSet.add(new Error(`${file.name} failed to load: ${file.result.errors?.[0]?.message}`))
      }
    }
  }
  let verdicts = new Map()
  const dryRun = runner.dryRun.bind(runner)
  runner.dryRun = async (options) => {
    const result = await dryRun(options)
    if (result.status === DryRunStatus.Complete) verdicts = await judgeWarm(runner.ctx)
    return result
  }
  const mutantRun = runner.mutantRun.bind(runner)
  runner.mutantRun = async (options) => {
    const { status, by } = verdicts.get(options.activeMutant.id) ?? {}
    if (status === 'killed') return { status: MutantRunStatus.Killed, killedBy: by ? [by] : [], failureMessage: '', nrOfTests: 1 }
    if (status === 'timeout') return { status: MutantRunStatus.Timeout }
    if (status === 'survived') return { status: MutantRunStatus.Survived, nrOfTests: options.testFilter?.length ?? 1 }
    return mutantRun(options)
  }
  return runner
}
patchedVitestRunner.inject = ['$injector']

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'vitest-5', patchedVitestRunner),
  declareValuePlugin(PluginKind.Ignore, 'not-behaviour', {
    shouldIgnore: (path) => {
      if (path.isTaggedTemplateExpression() && path.node.tag.name === 'css') return 'Styles are compared in pictures'
      if (path.isCallExpression() && path.get('callee').toString() === 'import.meta.glob') return 'Vite reads them while it builds'
      return undefined
    },
  }),
]
