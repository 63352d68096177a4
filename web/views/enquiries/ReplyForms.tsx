import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import type { Message } from '@ritmi/shared/domain/language';
import { Button } from '@ritmi/shared/ui/Button';
import { TextArea, TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, layout, radius, space } from '@ritmi/shared/ui/tokens';
import { tooLong } from '../../enquiry/askText.js';
import { useRememberedForms } from '../../enquiry/remembered.js';
import { marked, nativeMark } from '../../render/marks.js';
import type { SentForm } from '../../render/content.js';
import { text } from './text.js';

type ReplyFormsProps = {
  readonly secret: string;
  /** Of the offer that can be accepted; null when none can. */
  readonly version: number | null;
  /** A form that was sent and not taken. */
  readonly sent: SentForm | null;
};

/** The three answers to an offer, each a form that the browser sends by itself. */
export function ReplyForms({ secret, version, sent }: ReplyFormsProps) {
  const { t } = useLanguage();
  const { first, remember } = useRememberedForms(secret);
  const forms = useRef<HTMLDivElement>(null);
  const fields = { sent, first, t };

  function typedNow() {
    const typed = [...(forms.current?.querySelectorAll<HTMLInputElement>('[id][name]') ?? [])];
    return typed.map(({ name, value }) => [name, value] as const);
  }
  const handleInput = () => remember(Object.fromEntries(typedNow()));
  // Of what was typed before hydration there is no event.
  const readFirst = useEffectEvent(handleInput);
  useEffect(() => readFirst(), []);
  // An answer takes along what is typed in the other forms, so that a page that refuses it shows that again.
  useEffect(() => {
    const { current } = forms;
    function addOthers({ formData }: FormDataEvent) {
      for (const [name, value] of typedNow()) formData.set(name, value);
    }
    current?.addEventListener('formdata', addOthers);
    return () => current?.removeEventListener('formdata', addOthers);
  }, []);
  return (
    <Forms ref={forms} onInput={handleInput}>
      {version !== null && (
        <Reply secret={secret} reply="accept" label={text.accept}>
          <input type="hidden" name="version" value={version} />
          <Typed {...fields} name="emri" label={text.name} />
        </Reply>
      )}
      <Reply secret={secret} reply="change" label={text.change}>
        <Typed {...fields} name="mesazhi" label={text.message} isLong />
      </Reply>
      <Reply secret={secret} reply="decline" label={text.decline}>
        <Typed {...fields} name="arsyeja" label={text.reason} />
      </Reply>
    </Forms>
  );
}

/** How much each answer's button stands out. */
const kindOf = { accept: 'act', change: 'plain', decline: 'quiet' } as const;

type ReplyProps = {
  readonly secret: string;
  readonly reply: keyof typeof kindOf;
  /** Of the button. */
  readonly label: Message;
  readonly children: ReactNode;
};

function Reply({ secret, reply, label, children }: ReplyProps) {
  const { t, to } = useLanguage();
  return (
    <form
      action={to(`/kerkesa/${encodeURIComponent(secret)}/${reply}`)}
      method="post"
      noValidate
      {...marked(nativeMark)}
    >
      {children}
      <Button type="submit" $kind={kindOf[reply]}>
        {t(label)}
      </Button>
    </form>
  );
}

type TypedProps = {
  readonly sent: SentForm | null;
  /** What was typed before another page was looked at. */
  readonly first: (name: string) => string | undefined;
  readonly t: (message: Message) => string;
  readonly name: string;
  readonly label: Message;
  readonly isLong?: boolean;
};

function Typed({ sent, first, t, name, label, isLong = false }: TypedProps) {
  const code = sent?.problems[name];
  const error = code && t(code === 'tooLong' ? tooLong : text.missing);
  return (
    <Field label={t(label)} error={error}>
      {(control) => {
        const own = { ...control, name, defaultValue: sent?.values[name] ?? first(name) ?? '' };
        return isLong ? <TextArea {...own} maxLength={4000} /> : <TextInput {...own} />;
      }}
    </Field>
  );
}

/** The answer that one hopes for in a frame of its own; the others below it, beside each other where there is room. */
const Forms = styled.div`
  ${layout.grid(8)}
  width: 100%;
  form {
    ${layout.grid(4)}
    align-content: space-between;
    justify-items: start;
    > div {
      width: 100%;
      max-width: 32em;
    }
  }
  form[action$='/accept'] {
    padding: clamp(${space(4)}, 3vw, ${space(6)});
    border: 1px solid ${color.line};
    border-radius: ${radius.picture};
    background: ${color.raised};
  }
  /* Its words begin where the field above it does. */
  form[action$='/decline'] button {
    margin-left: -${space(2)};
  }
  ${at.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    form[action$='/accept'] {
      grid-column: 1 / -1;
    }
  }
`;
