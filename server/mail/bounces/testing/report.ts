/** A non-delivery report in Postfix's format (RFC 3464), with some parts replaced. */
export const bounceReport = ({
  messageId,
  type = 'multipart/report; report-type=delivery-status;\n\tboundary="b1"',
  action = "failed",
  status = "5.1.1",
}: {
  messageId: string;
  type?: string;
  action?: string;
  status?: string;
}) => `Return-Path: <>
From: MAILER-DAEMON@relay.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: no-reply@skips.example
Content-Type: ${type}
Message-ID: <20261123.1@relay.example>

This is a MIME-encapsulated message.

--b1
Content-Type: text/plain; charset=us-ascii

<gone@far.example>: host far.example said: 550 5.1.1 User unknown

--b1
Content-Type: message/delivery-status

Reporting-MTA: dns; relay.example

Final-Recipient: rfc822; gone@far.example
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1 User unknown

--b1
Content-Type: text/rfc822-headers

From: Skip Finder <no-reply@skips.example>
To: gone@far.example
Message-ID: ${messageId}

--b1--
`;
