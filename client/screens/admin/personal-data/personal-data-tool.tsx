import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { TextField } from "#client/components/form/fields.tsx";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { RequestError } from "#client/queries/request.ts";
import type { Erasure, PersonalData } from "#contract/personal-data/personal-data.ts";
import { countOf } from "#contract/text/spelling.ts";
import { AskButton } from "../act-button.tsx";
import { AdminHead } from "../admin-head.tsx";
import { adminJson } from "../admin-requests.ts";
import { Button } from "../button.tsx";
import { saveAsFile } from "../save-as-file.ts";
import { forgetTyped, useTypedText } from "../typed-words.ts";
import { useSingleMutation } from "../use-act.ts";
import { FoundPersonalData, isEmptyPersonalData } from "./found.tsx";

/** The contact and its data are personal data, so they are not part of a URL or of a cached query. */
interface Found {
  contact: string;
  data: PersonalData;
  erased?: Erasure["erased"];
}

async function ask({ contact, erases }: { contact: string; erases: boolean }): Promise<Found> {
  if (!erases) return { contact, data: await adminJson("POST", "/api/personal-data/find", { contact }) };
  const { left, erased } = await adminJson("POST", "/api/personal-data/erase", { contact });
  return { contact, data: left, erased };
}

const failureOf = (erases: boolean) =>
  erases
    ? "Failed to erase everything. Please press Erase again: it continues where it stopped."
    : "Failed to look it up";

const problemOf = (error: Error | null): string | undefined =>
  error instanceof RequestError ? error.fields.contact : undefined;

export default function PersonalDataTool() {
  const [found, setFound] = useState<Found | null>(null);
  const typed = useTypedText("personal data: contact");
  const field = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  const showToast = useToast();
  const asking = useSingleMutation({
    mutationFn: ask,
    onSuccess: (answer) => {
      setFound(answer);
      forgetTyped("personal data:");
    },
    onError: (error, { erases }) => {
      if (problemOf(error)) field.current?.focus();
      else showToast({ title: "Error", description: failureOf(erases), destructive: true });
    },
    // The dashboard's cached lists still contain the erased data.
    onSettled: (_found, _error, { erases }) => (erases ? queryClient.invalidateQueries() : undefined),
    gcTime: 0,
  });
  const isSearching = asking.isPending && !asking.variables.erases;
  const find = (contact: string) => {
    if (asking.isPending) return;
    typed.set(contact);
    setFound(null);
    asking.mutate({ contact, erases: false });
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
          error={problemOf(asking.error)}
        />
        <button type="submit" aria-disabled={isSearching} className={buttonClass()}>
          {isSearching ? "Searching..." : "Find"}
        </button>
      </form>
      {found && (
        <FoundData
          key={found.data.foundAt}
          found={found}
          isErasing={asking.isPending}
          onErase={() => asking.mutate({ contact: found.contact, erases: true })}
          onFind={find}
        />
      )}
    </div>
  );
}

const Instructions = () => (
  <div className="grid max-w-prose gap-2 text-ink-soft">
    <p>
      For somebody who asks what is kept about them, or asks to have it deleted. Answer within one month of
      the request, free of charge (Article 12 UK GDPR).
    </p>
    <p>
      First make sure that it is theirs: reply to that address, or ring that number. A review whose writer
      confirmed the address no longer holds it. Ask which company they reviewed, and remove the review in the
      dashboard.
    </p>
  </div>
);

const focus = (heading: HTMLElement | null) => heading?.focus();

interface FoundDataProps {
  found: Found;
  isErasing: boolean;
  onErase: () => void;
  onFind: (contact: string) => void;
}

function FoundData({ found: { contact, data, erased }, isErasing, onErase, onFind }: FoundDataProps) {
  const nothing = isEmptyPersonalData(data);
  return (
    <>
      {erased && <ErasureReport contact={contact} erased={erased} />}{" "}
      <section className="grid gap-4">
        <h2 ref={erased ? null : focus} tabIndex={-1} className="display text-2xl outline-none wrap-anywhere">
          {nothing ? "Nothing is kept about" : erased ? "Still found under" : "Kept about"} {contact}
        </h2>
        {!nothing && (
          <>
            <div className="flex flex-wrap gap-3">
              <Button size="medium" onPress={() => saveAnswer(data)}>
                Download as JSON
              </Button>
              {!erased && (
                <AskButton
                  label="Erase"
                  variant="danger"
                  size="medium"
                  title="Erase personal data"
                  isDisabled={isErasing}
                  asks={<ErasureQuestion contact={contact} />}
                  onPress={onErase}
                >
                  {isErasing ? "Erasing..." : "Erase"}
                </AskButton>
              )}
            </div>
            <OtherContacts contacts={data.otherContacts} onFind={onFind} />
            <FoundPersonalData data={data} />
          </>
        )}
      </section>
    </>
  );
}

const ErasureQuestion = ({ contact }: { contact: string }) => (
  <>
    <p>
      Erase what is kept about {contact}? Open requests are withdrawn and their companies told, without
      details. Reviews found here are removed. Companies' listings stay.
    </p>
    <p className="mt-3">This can't be undone. If the person wants a copy, download it first.</p>
  </>
);

const ERASED: readonly (readonly [kind: keyof Erasure["erased"], one: string, more?: string])[] = [
  ["quotes", "request"],
  ["reviews", "review"],
  ["leads", "listing request"],
  ["complaints", "complaint"],
  ["proposals", "correction or claim", "corrections and claims"],
  ["emails", "record of an email", "records of emails"],
];

function ErasureReport({ contact, erased }: { contact: string; erased: Erasure["erased"] }) {
  const counts = ERASED.flatMap(([kind, ...words]) =>
    erased[kind] === 0 ? [] : countOf(erased[kind], ...words),
  );
  return (
    <section className="card grid gap-4 border-l-4 border-go p-5">
      <h2 ref={focus} tabIndex={-1} className="display text-2xl outline-none wrap-anywhere">
        Erased: {contact}
      </h2>
      <p className="max-w-prose">
        <strong className="text-go-deep">Done:</strong> {counts.join(", ") || "nothing was left to erase"}.
      </p>
      <p className="max-w-prose text-ink-soft">
        <strong>Stays:</strong> of a request its reference, companies and times until it is two years old, and
        for a month scrambled values by which limits count; the line of the public ledger that a writer took a
        review back; records of emails to a company; what a company lists or asked for; and what others wrote,
        on which you decide. Delete the administrator's emails and old backups yourself. Companies answer for
        their own copies.
      </p>
    </section>
  );
}

/** The administrator must search and erase each of the person's other contacts separately. */
function OtherContacts({ contacts, onFind }: { contacts: string[]; onFind: (contact: string) => void }) {
  if (contacts.length === 0) return null;
  return (
    <div className="grid gap-2 border-l-4 border-skip bg-skip-pale px-4 py-3">
      <p>Given together with it. More may be kept under these, so look before you erase:</p>
      <ul className="flex flex-wrap gap-2">
        {contacts.map((contact) => (
          <li key={contact}>
            <Button className="wrap-anywhere" onPress={() => onFind(contact)}>
              Find {contact}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The file name leaves out the person's contact, which is personal data. */
const saveAnswer = (data: PersonalData) =>
  saveAsFile(JSON.stringify(data, null, 2), {
    name: `personal-data-${data.foundAt.slice(0, 10)}.json`,
    type: "application/json",
  });
