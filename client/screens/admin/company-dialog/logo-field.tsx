import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CompanyLogo } from "#client/components/company/company-logo.tsx";
import { FormField } from "#client/components/form/form-field.tsx";
import { fieldClass } from "#client/components/ui/field-class.ts";
import { RequestError } from "#client/queries/request.ts";
import type { Company } from "#contract/companies.ts";
import { PICTURE_TYPES } from "#contract/pictures.ts";
import { AskButton } from "../act-button.tsx";
import { adminRequest } from "../admin-requests.ts";
import { useSingleMutation } from "../use-act.ts";

/** The company's logo. Choosing another one shows it at once, without saving the dialog. */
export function LogoField({ company }: { company: Company }) {
  const [logo, setLogo] = useState(company.logo);
  const queryClient = useQueryClient();
  const changing = useSingleMutation({
    mutationFn: async (file: File | null): Promise<Company> => {
      const path = `/api/companies/${company.id}/logo` as const;
      return (await (file ? adminRequest("PUT", path, file) : adminRequest("DELETE", path))).json();
    },
    onSuccess: (changed) => {
      setLogo(changed.logo);
      return queryClient.invalidateQueries({ queryKey: ["companies"] });
    },
  });
  const { error } = changing;
  const problem = error instanceof RequestError ? error.serverMessage : error && "The logo was not changed.";
  return (
    <div className="mb-6 flex flex-wrap items-end gap-4">
      <CompanyLogo company={{ ...company, logo }} />
      <FormField
        label="Logo"
        hint="JPEG, PNG or WebP, up to 8 MB. It shows at once."
        error={problem ?? undefined}
        className="min-w-0"
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept={PICTURE_TYPES}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) changing.mutate(file);
              target.value = "";
            }}
            className={fieldClass}
          />
        )}
      </FormField>
      {logo && (
        <AskButton
          label="Take the logo down"
          size="medium"
          isDisabled={changing.isPending}
          asks={`The logo of ${company.name} is taken down. The log of changes can bring it back.`}
          onPress={() => changing.mutate(null)}
        />
      )}
    </div>
  );
}
