import type { Pass } from '@ritmi/shared/domain/services/light';
import { fileOf, gainFor, loops, offsetAt } from './loops.js';

/** How long a layer fades, in seconds. */
const fade = 0.45;

type Layer = { readonly gain: GainNode; readonly source: AudioBufferSourceNode };

/** Plays the layers of the lights that are on, in phase. Loaded when a visitor asks for sound. */
export class Mixer {
  readonly #context: AudioContext;
  readonly #whole: GainNode;
  readonly #layers = new Map<Pass, Promise<Layer | null>>();
  #wanted: readonly Pass[] = [];
  /** When the first layer began, on the clock of the context. */
  #begun: number | null = null;

  /** @param context made in a press, without which browsers play nothing */
  constructor(context: AudioContext) {
    this.#context = context;
    this.#whole = context.createGain();
    this.#whole.connect(this.#context.destination);
    // Silent in a tab that nobody sees.
    document.addEventListener('visibilitychange', () => this.#follow());
  }

  /** Lets these layers sound, and no others; each is fetched when it is first wanted. */
  play(wanted: readonly Pass[]): void {
    this.#wanted = wanted;
    this.#follow();
    this.#whole.gain.setTargetAtTime(gainFor(wanted.length), this.#context.currentTime, fade / 3);
    for (const layer of wanted) {
      const loaded = this.#layers.get(layer) ?? this.#load(layer);
      this.#layers.set(layer, loaded);
    }
    for (const [layer, loading] of this.#layers) {
      void loading.then((loaded) => {
        // One that could not be loaded is tried again when it is wanted again.
        if (!loaded) this.#layers.delete(layer);
        else this.#fade(loaded, this.#wanted.includes(layer));
      });
    }
  }

  #follow(): void {
    const isHeard = this.#wanted.length > 0 && !document.hidden;
    void (isHeard ? this.#context.resume() : this.#stopLater());
  }

  async #stopLater(): Promise<void> {
    if (document.hidden) return this.#context.suspend();
    await new Promise((resolve) => setTimeout(resolve, fade * 1000));
    if (this.#wanted.length === 0) await this.#context.suspend();
  }

  #fade({ gain }: Layer, isOn: boolean): void {
    gain.gain.setTargetAtTime(isOn ? 1 : 0, this.#context.currentTime, fade / 3);
  }

  async #load(layer: Pass): Promise<Layer | null> {
    const buffer = await this.#decoded(layer);
    if (!buffer) return null;
    const gain = this.#context.createGain();
    gain.gain.value = 0;
    gain.connect(this.#whole);
    const source = new AudioBufferSourceNode(this.#context, {
      buffer,
      loop: true,
      loopStart: loops.loopStart / loops.sampleRate,
      loopEnd: loops.loopEnd / loops.sampleRate,
    });
    source.connect(gain);
    const at = this.#context.currentTime + 0.05;
    this.#begun ??= at;
    source.start(at, offsetAt(at, this.#begun));
    return { gain, source };
  }

  /** Null when neither format can be loaded. */
  async #decoded(layer: Pass): Promise<AudioBuffer | null> {
    const playsOpus = new Audio().canPlayType('audio/ogg; codecs=opus') !== '';
    for (const format of playsOpus ? (['ogg', 'm4a'] as const) : (['m4a'] as const)) {
      try {
        const answer = await fetch(fileOf(layer, format));
        if (answer.ok) return await this.#context.decodeAudioData(await answer.arrayBuffer());
      } catch {
        // The other format, or nothing: the light is on anyway.
      }
    }
    return null;
  }
}
