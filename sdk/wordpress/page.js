// Tells the site's own server of a completed test, which asks the provider whether that is so. The last card may still be on its way there.
document.addEventListener('gamalyze', ({ target, detail: test }) => {
  const address = target.dataset?.confirm
  if (!address || !test.on) return
  test.on('completed', async ({ reference }) => {
    for (let tries = 0; tries < 20; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 500 * tries))
      const reply = await fetch(`${address}&reference=${encodeURIComponent(reference)}`, { method: 'POST' }).catch(() => undefined)
      if (reply?.ok) return
    }
  })
})
