import type { QRCodeSVG } from 'qrcode.react';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { radius } from '@ritmi/shared/ui/tokens';
import { accountText } from './text.js';

// Fetched when it is shown. Where that fails the key beside it does the same.
const Drawing = lazy<ComponentType<ComponentProps<typeof QRCodeSVG>>>(() =>
  import('qrcode.react').then(
    (loaded) => ({ default: loaded.QRCodeSVG }),
    () => ({ default: () => null }),
  ),
);

const sizePx = 208;

/** Black on white in every colour scheme: cameras do not read it otherwise. */
const Paper = styled.div`
  width: ${sizePx}px;
  height: ${sizePx}px;
  overflow: hidden;
  border-radius: ${radius.control};
  background: #fff;
  forced-color-adjust: none;
`;

/** Drawn here: the key goes to nobody else. */
export function QrCode({ text }: { readonly text: string }) {
  return (
    <Paper>
      <Suspense fallback={null}>
        <Drawing
          value={text}
          size={sizePx}
          marginSize={4}
          role="img"
          aria-label={accountText.secondFactor.picture}
        />
      </Suspense>
    </Paper>
  );
}
