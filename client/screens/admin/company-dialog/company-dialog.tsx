import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { CompanyLogo } from "#client/components/company/company-logo.tsx";
import { TextAreaField, TextField } from "#client/components/form/fields.tsx";
import { showServerErrors } from "#client/components/form/server-errors.ts";
import { usePending } from "#client/components/form/use-pending.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { Dialog } from "#client/components/ui/dialog.tsx";
import type { Company } from "#contract/companies.ts";
import type { NewCompany } from "#contract/company-input.ts";
import type { StatedPrice } from "#contract/job/terms.ts";
import { ActButton } from "../act-button.tsx";
import { adminRequest } from "../admin-requests.ts";
import { Button, ConfirmDialog } from "../button.tsx";
import { forgetTyped, itemOfTyped, useTypedForm } from "../typed-words.ts";
import { useRefresh } from "../use-act.ts";
import { CarrierChecks } from "./carrier/carrier-checks.tsx";
import { FIELD_GROUPS, SWITCHES } from "./company-field-list.ts";
import {
  type CompanyForm,
  type CompanyInput,
  changedFields,
  companyResolver,
  startingValues,
} from "./company-form.ts";
import { isConflict, NewerCompanyNotice, useNewerCompany } from "./newer-company.tsx";
import { TermsFields, TermsGroup } from "./terms/terms-fields.tsx";
import { useWarnings, Warnings } from "./warnings.tsx";

export type CompanyDialogStart =
  | { company: Company }
  | {
      prefilled: Partial<Company>;
      wrote?: string;
    };

interface CompanyDialogProps {
  start: CompanyDialogStart;
  onClose: () => void;
}

/** The dialog's drafts keep what is typed in the form and in the registration check. */
const beginningOfTyped = (start: CompanyDialogStart) =>
  "company" in start ? `company ${start.company.id}:` : `new company ${start.prefilled.name ?? ""}:`;

const LABELS = {
  add: {
    title: "Add New Company",
    submit: "Add Company",
    saved: "Company added successfully",
    failed: "Failed to add company",
  },
  edit: {
    title: "Edit Company",
    submit: "Save Changes",
    saved: "Company updated successfully",
    failed: "Failed to update company",
  },
} as const;

const UNRECORDED = "The check of the register that you typed is not recorded: saving closes this dialog.";
const ADDRESS_TOLD =
  "The email address changes. If the company is listed, the former and the new one are told by email.";

function useCompanyForm({ start, onClose }: CompanyDialogProps) {
  const [isCheckTyped, setCheckTyped] = useState(false);
  const labels = "company" in start ? LABELS.edit : LABELS.add;
  const name = `${beginningOfTyped(start)} listing`;
  const [opened] = useState(() => ("company" in start ? itemOfTyped(name, start.company) : null));
  const form = useForm<CompanyInput, unknown, NewCompany>({
    resolver: companyResolver,
    defaultValues: startingValues(opened ?? ("prefilled" in start ? start.prefilled : {})),
  });
  const newer = useNewerCompany(opened, form);
  useTypedForm(name, form, newer.company);
  const refresh = useRefresh();
  const showToast = useToast();
  const saving = useMutation({
    mutationFn: (fields: NewCompany) => {
      if (!newer.company) return adminRequest("POST", "/api/companies", fields);
      const { id, updatedAt } = newer.company;
      const names: string[] = changedFields(startingValues(newer.company), form.getValues());
      const changed = Object.entries(fields).filter(([name]) => names.includes(name));
      return adminRequest("PUT", `/api/companies/${id}`, { ...Object.fromEntries(changed), updatedAt });
    },
    onSuccess: () => {
      showToast({ title: "Success", description: labels.saved });
      forgetTyped(name);
      onClose();
      return refresh();
    },
    onError: (error) => {
      newer.handleError(error);
      showServerErrors(form, error);
      // If a newer version exists, a notice in this dialog says so.
      if (!isConflict(error)) showToast({ title: "Error", description: labels.failed, destructive: true });
    },
  });
  const { warnings, warn } = useWarnings();
  const { run } = usePending();
  const save = async (fields: NewCompany) => {
    const isAddressChanged = newer.company !== null && newer.company.email !== (fields.email ?? null);
    const others = [...(isCheckTyped ? [UNRECORDED] : []), ...(isAddressChanged ? [ADDRESS_TOLD] : [])];
    if (!(await warn(fields, newer.company, others))) await saving.mutateAsync(fields);
  };
  // The mutation's own `onError` reports a failure.
  const handleSubmit = form.handleSubmit((fields) => run(() => save(fields)).catch(() => {}));
  const isTyped = form.formState.isDirty || isCheckTyped;
  return { form, labels, newer, warnings, handleSubmit, isSaving: saving.isPending, isTyped, setCheckTyped };
}

export default function CompanyDialog(props: CompanyDialogProps) {
  const { start, onClose } = props;
  const { form, labels, newer, warnings, handleSubmit, isSaving, isTyped, setCheckTyped } =
    useCompanyForm(props);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    // Values can't be discarded while they are being saved.
    if (isSaving) return;
    if (isTyped) setAsking(true);
    else discard();
  };
  const discard = () => {
    forgetTyped(beginningOfTyped(start));
    onClose();
  };
  return (
    <Dialog title={labels.title} onClose={close} wide>
      {"wrote" in start && start.wrote && (
        <blockquote className="mb-6 rounded-card bg-paper p-4 whitespace-pre-line wrap-anywhere">
          <strong className="block">They wrote (not checked):</strong> {start.wrote}
        </blockquote>
      )}
      {newer.company && <ShownLogo company={newer.company} />}
      {newer.company && <CarrierChecks company={newer.company} onTyped={setCheckTyped} />}
      <form noValidate onSubmit={handleSubmit} className="grid gap-8">
        <CompanyFields form={form} storedPrices={newer.company?.prices ?? []} />
        <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-t border-line bg-white px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
          <NewerCompanyNotice {...newer} />
          <Warnings warnings={warnings} submit={labels.submit} />
          <Button size="medium" onPress={close}>
            Cancel
          </Button>
          <button type="submit" aria-disabled={isSaving} className={buttonClass()}>
            {isSaving ? "Saving..." : labels.submit}
          </button>
        </div>
      </form>
      {isAsking && (
        <ConfirmDialog
          title="Discard what you typed?"
          action="Discard"
          cancel="Keep editing"
          onConfirm={discard}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}

function CompanyFields({ form, storedPrices }: { form: CompanyForm; storedPrices: readonly StatedPrice[] }) {
  return (
    <>
      {FIELD_GROUPS.map(({ title, hint, fields }) => (
        <TermsGroup key={title} title={title} hint={hint} columns="gap-y-4 sm:grid-cols-2">
          {fields.map(({ name, type, ...labels }) => {
            const props = { ...labels, error: form.formState.errors[name]?.message, ...form.register(name) };
            if (type === "long")
              return <TextAreaField key={name} className="sm:col-span-2" rows={5} {...props} />;
            return (
              <TextField key={name} type={type} data-autofocus={name === "name" || undefined} {...props} />
            );
          })}
        </TermsGroup>
      ))}
      <TermsFields form={form} stored={storedPrices} />
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="mb-3 text-lg font-bold">Shown as</legend>{" "}
        {SWITCHES.map(({ name, label }) => (
          <label key={name} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" className="size-6 accent-ink" {...form.register(name)} />
            <span className="font-semibold">{label}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** The logo is taken down immediately, without saving the dialog. */
function ShownLogo({ company }: { company: Company }) {
  const [isShown, setShown] = useState(company.logo !== null);
  if (!isShown) return null;
  return (
    <div className="mb-6 flex flex-wrap items-end gap-4">
      <CompanyLogo company={company} />
      <ActButton
        label="Take the logo down"
        size="medium"
        asks={`The logo of ${company.name} is taken down. The log of changes can bring it back.`}
        send={() => adminRequest("DELETE", `/api/companies/${company.id}/logo`)}
        done="The logo is taken down"
        failed="The logo was not changed."
        onDone={() => setShown(false)}
      />
    </div>
  );
}
