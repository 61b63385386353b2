package app

import (
	"path/filepath"
	"time"

	"rangrue/internal/kit/config"
	"rangrue/internal/kit/mail"
)

// wireMail makes the queue and what sends letters: by SMTP, each once, when configuration names a server; otherwise
// they are kept in the data folder.
func (a *App) wireMail(now func() time.Time) (mail.Sender, error) {
	c := a.Config
	if c.SMTPURL == "" {
		folder, err := mail.NewFolder(mailFolder(c), c.MailFrom, now)
		if err != nil {
			return nil, err
		}
		a.newQueue(folder)
		return folder, nil
	}
	server, err := mail.NewSMTP(c.SMTPURL, c.MailFrom, now)
	if err != nil {
		return nil, err
	}
	once := mail.NewOnce(a.DB, server, now, a.Log)
	a.newQueue(once)
	once.Register(a.Jobs)
	return once, nil
}

func mailFolder(c config.Config) string { return filepath.Join(c.DataDir, "courriels") }

func brand(c config.Config) mail.Brand {
	return mail.Brand{Name: c.Name, PublicURL: c.PublicURL, Contact: c.ContactEmail, Postal: c.PostalAddress}
}
