import type { ReactNode } from 'react';
import { Dialog } from '@ritmi/shared/ui/Dialog';

type DialogFrameProps = {
  readonly title: string;
  readonly description?: string;
  readonly isLarge?: boolean;
  /** Escape, the backdrop or the cross; the caller decides whether it closes. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A dialog of the admin: a sheet in the middle of the window. */
export function DialogFrame({ isLarge = false, ...dialog }: DialogFrameProps) {
  return <Dialog frame={isLarge ? 'large sheet' : 'small sheet'} {...dialog} />;
}
