import { type ModuleId, modules } from './modules.js';

/** One module under its heading. */
export function Screen({ id }: { readonly id: ModuleId }) {
  const { label, Screen: Content } = modules[id];
  return (
    <>
      <h1>{label}</h1>
      <Content />
    </>
  );
}
