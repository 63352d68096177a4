import type { ToastContent } from 'react-toastify';
import { ToastContainer, toast, type ToastOptions } from 'react-toastify';
import { createGlobalStyle } from 'styled-components';
import { color, forced, radius, tint } from './tokens.js';

const ToastStyle = createGlobalStyle`
  :root {
    --toastify-color-light: ${color.raised};
    --toastify-text-color-light: ${color.text};
    --toastify-color-progress-light: ${color.line};
    --toastify-icon-color-success: ${color.text};
    --toastify-icon-color-error: ${color.accentText};
    --toastify-toast-bd-radius: ${radius.control};
    --toastify-font-family: inherit;
    /* A clearer edge than a card's, over which it lies. */
    --toastify-toast-shadow: 0 0 0 1px ${tint('text', 24)};
    --toastify-z-index: 90;
    --toastify-toast-width: min(420px, calc(100vw - 32px));
    /* Under the header: the feet of forms and dialogs, where one saves, stay free. */
    --toastify-toast-top: calc(64px + env(safe-area-inset-top));
  }
  .Toastify .Toastify__toast {
    padding-right: 36px;
    /* Its edge is a shadow, which forced colours drop. */
    ${forced} {
      border: 1px solid;
    }
  }
  .Toastify .Toastify__close-button {
    color: inherit;
    opacity: 0.7;
  }
  /* Its own style for phones lays them over the header, from edge to edge. */
  @media (max-width: 480px) {
    .Toastify .Toastify__toast-container {
      top: var(--toastify-toast-top);
      padding: 4px 12px;
    }
    .Toastify .Toastify__toast {
      border-radius: var(--toastify-toast-bd-radius);
      margin-bottom: 8px;
    }
  }
`;

/** Where toasts appear; those that were sent before it is there wait for it. */
export function Toasts() {
  return (
    <>
      <ToastStyle />
      <ToastContainer
        theme="light"
        position="top-center"
        hideProgressBar
        closeOnClick={false}
        // A modal dialog takes the mouse from all beside it: who closed a toast over it would close the dialog.
        toastStyle={{ pointerEvents: 'auto' }}
        pauseOnFocusLoss={false}
        aria-label="Toasts"
      />
    </>
  );
}

const successMs = 5_000;
const failureMs = 9_000;

export function showSuccess(text: ToastContent, options: ToastOptions = {}): void {
  toast.success(text, { role: 'status', autoClose: successMs, ...options });
}

export function showFailure(text: ToastContent, options: ToastOptions = {}): void {
  toast.error(text, { role: 'alert', autoClose: failureMs, ...options });
}
