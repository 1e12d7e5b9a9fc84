import { buttonClass } from "../ui/button-class.ts";
import { MessagePanel } from "../ui/message-panel.tsx";

export interface UnsentPanelProps {
  message: string;
  path: string;
  fields: readonly (readonly [name: string, value: string])[];
}

/** Keeps what was typed in a form whose own page can't be shown, for example because the database does not answer. */
export function UnsentPanel({ message, path, fields }: UnsentPanelProps) {
  return (
    <div className="page py-16">
      <title>Error: not sent yet</title>
      <meta name="robots" content="noindex" />
      <MessagePanel title="Not sent yet">
        <p role="alert" className="max-w-prose font-semibold">
          {message}
        </p>
        <p className="max-w-prose text-ink-soft">
          This page keeps everything that you typed. Leave it open, then press “Send again”.
        </p>
        <form method="post" action={path}>
          {fields.map(([name, value], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields never change, and several can be equal
            <input key={at} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className={buttonClass()}>
            Send again
          </button>
        </form>
      </MessagePanel>
    </div>
  );
}
