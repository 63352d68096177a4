import { Stage } from '../Stage.js';
import { text } from '../text.js';
import { AddressForm } from './AddressForm.js';

/** The first screen of a new installation: nothing works before the app knows its server. */
export function FirstRun() {
  return (
    <Stage title={text.firstRun.title}>
      <p>{text.firstRun.intro}</p>
      <AddressForm isFirst />
    </Stage>
  );
}
