import { CARRIER_CHECK_DAYS } from "#contract/carriers/check-age.ts";

export const VERIFIED = {
  id: "verified",
  title: "What “verified” means, and what we check",
  text: (
    <>
      <p>
        <strong>Verified means that we approved the listing.</strong> Our administrator has accepted it into
        the directory. It does not mean that we have checked the company's licence, its insurance or its work.
        What we did check stands on the company's page, with the day and how we checked.
      </p>
      <p>
        Anybody who takes your waste must be registered as a waste carrier. A company's page shows the number
        that the company gave us and one of these:
      </p>
      <ul>
        <li>
          <strong>Checked at the register, or in the register's file:</strong> on that day we looked the
          number up with its regulator. The page says what we found: number, name and tier agree, registered
          in another name, not on the register, expired, or lower tier only. Another name can be right: many
          companies trade under a name that is not their registered one.
        </li>
        <li>
          <strong>Checked by certificate:</strong> the company showed us its certificate. We did not ask the
          register.
        </li>
        <li>
          <strong>Not checked:</strong> we only know the number. After {CARRIER_CHECK_DAYS} days a check says
          nothing about today, so the page then says “not checked since” and the day.
        </li>
      </ul>
      <p>
        A skip company needs an upper-tier registration. In England, Wales and Northern Ireland the number
        itself shows the tier, so a page warns of a lower-tier number even if nobody has checked it. The
        filter “Carrier checked” shows only companies whose number, name and tier we found at the register in
        the last {CARRIER_CHECK_DAYS} days. A check costs a company nothing. It puts no company higher; what
        it finds wrong <a href="#order">puts one lower</a>.{" "}
        <a href="/guides/check-a-waste-carrier">Check the number yourself</a> on the day you book.
      </p>
    </>
  ),
};
