import { type FormEvent, useEffect, useRef, useState } from "react";
import { TextField } from "#client/components/form/fields.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { PersonalData } from "#contract/personal-data/personal-data.ts";
import { AdminHead } from "../admin-head.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { saveAsFile } from "../save-as-file.ts";
import { forgetTyped, useTypedText } from "../typed-words.ts";
import { ErasureReport } from "./erasure-report.tsx";
import { FoundPersonalData, isEmptyPersonalData } from "./found.tsx";
import { type Answered, usePersonalData } from "./use-personal-data.ts";

/** Finds, saves and erases what is stored about an email address or a telephone number. */
export default function PersonalDataTool() {
  const { finding, erasing, problem } = usePersonalData();
  const typed = useTypedText("personal data: contact");
  const field = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLHeadingElement>(null);
  const erased = erasing.data;
  const found: Answered<PersonalData> | undefined = erased
    ? { contact: erased.contact, answer: erased.answer.left }
    : finding.data;
  const foundAt = found?.answer.foundAt;
  useEffect(() => {
    if (!foundAt) return;
    forgetTyped("personal data:");
    answer.current?.focus();
  }, [foundAt]);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);

  const find = (contact: string) => {
    if (finding.isPending || erasing.isPending) return;
    typed.set(contact);
    erasing.reset();
    finding.mutate(contact);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    find(typed.text);
  };
  return (
    <div className="grid gap-4">
      <AdminHead title="Personal data" />
      <Instructions />
      <form
        onSubmit={handleSubmit}
        noValidate
        className="card grid gap-4 p-5 sm:grid-cols-[1fr_auto] sm:items-end"
      >
        <TextField
          ref={field}
          label="Email address or telephone number"
          hint="In any spelling."
          {...typed.field}
          autoComplete="off"
          spellCheck={false}
          error={problem}
        />
        <button type="submit" aria-disabled={finding.isPending} className={buttonClass()}>
          {finding.isPending ? "Searching..." : "Find"}
        </button>
      </form>
      {erased && <ErasureReport contact={erased.contact} lines={erased.answer.lines} heading={answer} />}{" "}
      {found && (
        <FoundData
          key={found.answer.foundAt}
          found={found}
          isErased={erased !== undefined}
          heading={erased ? undefined : answer}
          isPending={erasing.isPending}
          onErase={() => erasing.mutate(found.contact)}
          onFind={find}
        />
      )}
    </div>
  );
}

function Instructions() {
  return (
    <div className="grid max-w-prose gap-2 text-ink-soft">
      <p>
        For somebody who asks what is kept about them, or asks to have it deleted. Answer within one month of
        the request, free of charge (Article 12 UK GDPR).
      </p>
      <p>
        First make sure that it is theirs: reply to that address, or ring that number. A review whose writer
        confirmed the address no longer holds it. Ask which company they reviewed, and remove the review in
        the dashboard.
      </p>
    </div>
  );
}

interface FoundDataProps {
  found: Answered<PersonalData>;
  /** True if the data is what remains after an erasure. */
  isErased: boolean;
  heading: React.Ref<HTMLHeadingElement> | undefined;
  isPending: boolean;
  onErase: () => void;
  onFind: (contact: string) => void;
}

function FoundData({ found, isErased, heading, isPending, onErase, onFind }: FoundDataProps) {
  const { contact, answer } = found;
  const [isAsking, setAsking] = useState(false);
  const eraseButton = useRef<HTMLButtonElement>(null);
  const nothing = isEmptyPersonalData(answer);
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="display text-2xl outline-none wrap-anywhere">
        {nothing ? "Nothing is kept about" : isErased ? "Still found under" : "Kept about"} {contact}
      </h2>
      {!nothing && (
        <>
          <div className="flex flex-wrap gap-3">
            <button type="button" onClick={() => saveAnswer(answer)} className={buttonClass("quiet")}>
              Download as JSON
            </button>
            {!isErased && (
              <button
                ref={eraseButton}
                type="button"
                onClick={() => setAsking(true)}
                className={buttonClass("danger")}
              >
                Erase
              </button>
            )}
          </div>
          <OtherContacts contacts={answer.otherContacts} onFind={onFind} />
          <FoundPersonalData data={answer} />
        </>
      )}{" "}
      {isAsking && (
        <ConfirmDialog
          title="Erase personal data"
          action={isPending ? "Erasing..." : "Erase"}
          isPending={isPending}
          onConfirm={onErase}
          onClose={() => setAsking(false)}
          returnTo={eraseButton}
        >
          <p className="wrap-anywhere">
            Erase what is kept about {contact}? Open requests are withdrawn and their companies told, without
            details. Reviews found here are removed. Companies' listings stay.
          </p>
          <p className="mt-3">This can't be undone. If the person wants a copy, download it first.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Other email addresses and telephone numbers of the same person. The administrator must search and erase each separately. */
function OtherContacts({ contacts, onFind }: { contacts: string[]; onFind: (contact: string) => void }) {
  if (contacts.length === 0) return null;
  return (
    <div className="grid gap-2 border-l-4 border-skip bg-skip-pale px-4 py-3">
      <p>Given together with it. More may be kept under these, so look before you erase:</p>
      <ul className="flex flex-wrap gap-2">
        {contacts.map((contact) => (
          <li key={contact}>
            <button
              type="button"
              onClick={() => onFind(contact)}
              className={`${buttonClass("quiet", "small")} wrap-anywhere`}
            >
              Find {contact}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The file's name leaves out the person's contact, which is personal data. */
const saveAnswer = (data: PersonalData) =>
  saveAsFile(JSON.stringify(data, null, 2), {
    name: `personal-data-${data.foundAt.slice(0, 10)}.json`,
    type: "application/json",
  });
