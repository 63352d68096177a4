import { X } from 'lucide-react';
import {
  type CloseButtonProps,
  type Id,
  ToastContainer,
  type ToastContent,
  toast,
  type ToastOptions,
} from 'react-toastify';
import { createGlobalStyle } from 'styled-components';
import { useLanguage } from './Language.js';
import { at, color, layout, radius, tint } from './tokens.js';

/** Custom properties of the root: the heights of an open form's footer and of a question in it. */
export const footRoom = { form: '--form-foot', question: '--question-foot' } as const;

/** Custom property of the root: the width of what is at the left of the main column in a wide window. */
export const toastsBeside = '--toasts-beside';

const ToastStyle = createGlobalStyle`
  :root {
    --toastify-color-light: ${color.raised};
    --toastify-text-color-light: ${color.text};
    --toastify-color-progress-light: ${color.line};
    --toastify-icon-color-success: ${color.text};
    --toastify-icon-color-error: ${color.accentText};
    --toastify-toast-bd-radius: ${radius.control};
    --toastify-font-family: inherit;
    /* A clearer border than that of the cards below it. */
    --toastify-toast-shadow: 0 0 0 1px ${tint('text', 24)};
    --toastify-z-index: 90;
    --toastify-toast-width: min(320px, calc(100vw - 24px));
    --toastify-toast-left: 12px;
    --toastify-toast-top: calc(${layout.headerHeight} + 12px);
    /* Above what is at the bottom of a phone: the buttons of a form or a screen. */
    --toastify-toast-bottom: calc(
      12px + max(72px, var(${footRoom.form}, 0px), var(${footRoom.question}, 0px)) + env(safe-area-inset-bottom)
    );
  }
  /* Above the main column, beside what is at the left of it. */
  @media (min-width: 900px) {
    :root {
      --toastify-toast-left: calc(12px + var(${toastsBeside}, 0px));
      --toastify-toast-bottom: calc(12px + max(var(${footRoom.form}, 0px), var(${footRoom.question}, 0px)));
    }
  }
  .Toastify .Toastify__toast {
    padding-right: 36px;
    /* The library breaks words as soon as that saves a line. Only what is longer than a line is broken. */
    word-break: normal;
    overflow-wrap: break-word;
    p + p {
      margin-top: 6px;
      font-size: 0.9375rem;
    }
    p[data-about]::after {
      content: attr(data-about);
      display: block;
      overflow: hidden;
      color: ${color.quiet};
      font-size: 0.9375rem;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    /* Forced colours drop the shadow that is its border. */
    ${at.forced} {
      border: 1px solid;
    }
  }
  .Toastify .Toastify__close-button {
    inset: 0 0 auto auto;
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    color: inherit;
    opacity: 0.7;
  }
  /* Several do not fit a low window with large text: those above its edge are scrolled to. */
  @media (max-height: 600px) {
    .Toastify .Toastify__toast-container {
      max-height: calc(100dvh - var(--toastify-toast-bottom) - 4px);
      overflow: hidden auto;
      overscroll-behavior: contain;
    }
    .Toastify .Toastify__toast-container--top-left {
      max-height: calc(100dvh - var(--toastify-toast-top) - 4px);
    }
  }
  /* The library's style for phones goes from edge to edge. */
  @media (max-width: 480px) {
    .Toastify .Toastify__toast-container {
      left: 0;
      width: 100vw;
      padding: 0 12px;
    }
    .Toastify .Toastify__toast-container--bottom-left {
      bottom: var(--toastify-toast-bottom);
    }
    .Toastify .Toastify__toast-container--top-left {
      top: var(--toastify-toast-top);
    }
    .Toastify .Toastify__toast {
      width: min(320px, 100%);
      border-radius: var(--toastify-toast-bd-radius);
      margin-bottom: 8px;
    }
  }
`;

type ToastsProps = {
  /** Below the header, on a page whose buttons are at the bottom of a phone. */
  readonly atTop?: boolean;
};

/** Where toasts appear. Toasts sent before it mounts are shown when it does. */
export function Toasts({ atTop = false }: ToastsProps) {
  return (
    <>
      <ToastStyle />
      <ToastContainer
        theme="light"
        position={atTop ? 'top-left' : 'bottom-left'}
        closeButton={CloseButton}
        hideProgressBar
        closeOnClick={false}
        // A modal dialog blocks the pointer outside itself: closing a toast over it would close the dialog.
        toastStyle={{ pointerEvents: 'auto' }}
        pauseOnFocusLoss={false}
        aria-label={useLanguage().t({ sq: 'Mesazhe', en: 'Messages' })}
      />
    </>
  );
}

type AboutProps = {
  readonly text: string;
  /** What it is about, such as the title of the document. */
  readonly about?: string | undefined;
};

/**
 * What was done, and below it to what. The second line is generated content: it is seen and read out, but the
 * browser's search and other programs find the title of a deleted document nowhere.
 */
export function About({ text, about }: AboutProps) {
  return <p data-about={about || undefined}>{text}</p>;
}

function CloseButton({ closeToast }: CloseButtonProps) {
  const label = useLanguage().t({ sq: 'Hiqe mesazhin', en: 'Dismiss message' });
  return (
    <button type="button" className="Toastify__close-button" aria-label={label} onClick={closeToast}>
      <X aria-hidden size={16} />
    </button>
  );
}

export function showSuccess(text: ToastContent, options: ToastOptions = {}): void {
  toast.success(text, { role: 'status', autoClose: 5_000, ...options });
}

type FailureOptions = ToastOptions & {
  /** Follows the text: why it failed, and what to do. */
  readonly detail?: string;
  readonly about?: string | undefined;
};

/** The failures that are shown, by their texts. */
const failures = new Map<string, Id>();

/** One that is shown already is replaced: several would cover the button that was pressed again. */
export function showFailure(text: string, { detail, about, ...options }: FailureOptions = {}): void {
  const what = <About text={text} about={about} />;
  const both = (
    <div>
      {what}
      <p>{detail}</p>
    </div>
  );
  const key = `${text}\n${about ?? ''}`;
  const before = failures.get(key);
  if (before !== undefined && toast.isActive(before) && options.toastId === undefined) toast.dismiss(before);
  // Long enough to read both.
  const autoClose = detail ? 15_000 : 9_000;
  const id = toast.error(detail ? both : what, {
    role: 'alert',
    autoClose,
    ...options,
    onClose: () => {
      if (failures.get(key) === id) failures.delete(key);
    },
  });
  failures.set(key, id);
}
