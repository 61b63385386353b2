package app

import (
	"path/filepath"
	"time"

	"rangrue/internal/kit/config"
	"rangrue/internal/kit/mail"
)

// newSender sends by SMTP when configuration names a server, and keeps messages in the data folder otherwise.
func newSender(c config.Config, now func() time.Time) (mail.Sender, error) {
	if c.SMTPURL != "" {
		return mail.NewSMTP(c.SMTPURL, c.MailFrom, now)
	}
	return mail.NewFolder(mailFolder(c), c.MailFrom, now)
}

func mailFolder(c config.Config) string { return filepath.Join(c.DataDir, "courriels") }

func brand(c config.Config) mail.Brand {
	return mail.Brand{Name: c.Name, PublicURL: c.PublicURL, Contact: c.ContactEmail, Postal: c.PostalAddress}
}
