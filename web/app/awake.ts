/** Keeps the screen awake during a game, where the browser allows it (it does not on plain http). */
let lock: WakeLockSentinel | undefined
let wanted = false

async function take(): Promise<void> {
  if (!wanted || lock || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
  try {
    lock = await navigator.wakeLock.request('screen')
    lock.addEventListener('release', () => {
      lock = undefined
    })
  } catch {
    // A low battery may refuse; the screen then sleeps as usual.
  }
}

document.addEventListener('visibilitychange', () => void take())

export function stayAwake(): void {
  wanted = true
  void take()
}

export function maySleep(): void {
  wanted = false
  void lock?.release()
}
