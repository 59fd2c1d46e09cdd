/** A message that several hear: written out once, and once made into what is sent. */
import type { LineMessage } from '../told/messages.ts';

export class ToldMessage {
  readonly message: LineMessage;
  #text: string | undefined;
  #sent: unknown;
  #make: unknown;

  constructor(message: LineMessage) {
    this.message = message;
  }

  get text(): string {
    this.#text ??= JSON.stringify(this.message);
    return this.#text;
  }

  /** What a host makes of the text, the same for all of its listeners. */
  as<Sent>(make: (text: string) => Sent): Sent {
    if (this.#make !== make) {
      this.#sent = make(this.text);
      this.#make = make;
    }
    return this.#sent as Sent;
  }
}
