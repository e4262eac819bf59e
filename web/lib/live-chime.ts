const notes = [659.25, 880];
const noteSeconds = 0.18;

/** Two short notes, made on the spot; a page that was not touched yet stays silent. */
export function chime() {
  if (navigator.userActivation?.hasBeenActive === false) return;
  const context = new AudioContext();
  notes.forEach((frequency, index) => {
    const start = context.currentTime + index * noteSeconds;
    const tone = new OscillatorNode(context, { type: 'sine', frequency });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.linearRampToValueAtTime(0.25, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + noteSeconds * 2);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + noteSeconds * 2);
  });
  setTimeout(() => void context.close(), 1500);
}
