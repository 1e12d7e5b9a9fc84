import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useId, useState } from "react";
import { useForm } from "react-hook-form";
import { TextAreaField, TextField } from "#client/components/form/fields.tsx";
import { showServerErrors } from "#client/components/form/server-errors.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { button } from "#client/components/ui/button.ts";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { useAnswers } from "#client/queries/answers-context.ts";
import { useMutation } from "#client/queries/use-mutation.ts";
import { type NewCompany, newCompany } from "#contract/company-input.ts";
import type { DialogStart } from "./companies-tab.tsx";
import { type CompanyInput, FIELD_GROUPS, SWITCHES, startingValues } from "./company-fields.ts";
import { DiscardQuestion } from "./discard-question.tsx";
import { useAdmin } from "./session.tsx";

const WORDS = {
  add: { title: "Add New Company", done: "Company added successfully", failed: "Failed to add company" },
  edit: { title: "Edit Company", done: "Company updated successfully", failed: "Failed to update company" },
} as const;

export default function CompanyDialog({ start, onClose }: { start: DialogStart; onClose: () => void }) {
  const company = "company" in start ? start.company : null;
  const words = company ? WORDS.edit : WORDS.add;
  const form = useForm<CompanyInput, unknown, NewCompany>({
    resolver: zodResolver(newCompany),
    defaultValues: startingValues("company" in start ? start.company : start.prefilled),
  });
  const { call } = useAdmin();
  const queries = useAnswers();
  const showToast = useToast();
  const saving = useMutation({
    mutationFn: (fields: NewCompany) =>
      company ? call("PUT", `/api/companies/${company.id}`, fields) : call("POST", "/api/companies", fields),
    onSuccess: () => {
      showToast({ title: "Success", description: words.done });
      onClose();
      // What other screens read before is out of date; the list in sight is read again.
      queries.forget(["company"]);
      return queries.refresh(["companies"]);
    },
    onError: (error) => {
      showServerErrors(form, error);
      showToast({ title: "Error", description: words.failed, destructive: true });
    },
  });
  const { register, formState, handleSubmit } = form;
  const [asking, setAsking] = useState(false);
  return (
    <Dialog title={words.title} onClose={formState.isDirty ? () => setAsking(true) : onClose} wide>
      <form
        noValidate
        onSubmit={handleSubmit((fields) =>
          saving.isPending ? undefined : saving.mutateAsync(fields).catch(() => {}),
        )}
        className="grid gap-8"
      >
        {FIELD_GROUPS.map(({ title, hint, fields }) => (
          <Group key={title} title={title} hint={hint}>
            {fields.map(({ name, type, ...words }) => {
              const shared = { ...words, error: formState.errors[name]?.message, ...register(name) };
              if (type === "long")
                return <TextAreaField key={name} className="sm:col-span-2" rows={5} {...shared} />;
              return (
                <TextField
                  key={name}
                  type={type === "number" ? "text" : type}
                  data-autofocus={name === "name" || undefined}
                  {...shared}
                />
              );
            })}
          </Group>
        ))}
        <fieldset className="grid gap-2 sm:grid-cols-2">
          <legend className="mb-3 text-lg font-bold">Shown as</legend>
          {SWITCHES.map(({ name, label }) => (
            <label key={name} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input type="checkbox" className="size-6 accent-ink" {...register(name)} />
              <span className="font-semibold">{label}</span>
            </label>
          ))}
        </fieldset>
        <div className="sticky bottom-0 -mx-5 -mb-5 flex justify-end gap-3 border-t border-line bg-white px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
          <button type="button" onClick={onClose} className={button("quiet")}>
            Cancel
          </button>
          <button type="submit" aria-disabled={saving.isPending} className={button()}>
            {saving.isPending
              ? "Saving..."
              : words.title === WORDS.edit.title
                ? "Save Changes"
                : "Add Company"}
          </button>
        </div>
      </form>
      {asking && <DiscardQuestion onDiscard={onClose} onKeep={() => setAsking(false)} />}
    </Dialog>
  );
}

function Group({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset aria-describedby={id} className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-1 text-lg font-bold">{title}</legend>
      <p id={id} className="text-sm text-muted sm:col-span-2">
        {hint}
      </p>
      {children}
    </fieldset>
  );
}
