package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"log/slog"
	"os"
	"time"

	"rangrue/internal/app"
	"rangrue/internal/kit/backup"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/web"
)

const backupHelp = `Copies the database, the files and the signing secret to one encrypted archive, while the market
serves. With --every it goes on until it is stopped, and with --keep it deletes older archives: 7d,4w keeps all of the
last day, the last of each of seven days and of each of four weeks. A PostgreSQL database is copied by pg_dump.`

// makeBackup makes an archive, once or again and again.
func makeBackup(ctx context.Context, c config.Config, flags *flag.FlagSet, args []string) error {
	flags.StringVar(&c.BackupTo, "to", c.BackupTo, "a folder, or s3://KEY:SECRET@host/bucket")
	every := flags.Duration("every", 0, "make another one each time so long has passed, such as 1h")
	kept := flags.String("keep", "", "which older archives stay, such as 7d,4w; all when absent")
	newKey := flags.Bool("new-key", false, "print a new pair of keys and stop")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if *newKey {
		public, secret, err := backup.NewKey()
		fmt.Printf("To make archives:  RR_BACKUP_KEY=%s\nTo restore one:    RR_BACKUP_KEY=%s\n"+
			"Keep the second elsewhere: without it no archive opens.\n", public, secret)
		return err
	}
	var keep *backup.Keep
	if *kept != "" {
		rule, err := backup.ReadKeep(*kept)
		if err != nil {
			return err
		}
		keep = &rule
	}
	archives, err := app.OpenArchives(ctx, c)
	if err != nil {
		return err
	}
	if *every <= 0 {
		return backUp(ctx, archives, keep)
	}
	log, flush := web.NewLogger(os.Stderr, c.LogLevel, c.LogFormat)
	defer flush()
	return repeat(ctx, log, *every, func() error { return backUp(ctx, archives, keep) })
}

// repeat does something now and each time a while has passed. One failure is reported and does not end it.
func repeat(ctx context.Context, log *slog.Logger, every time.Duration, do func() error) error {
	clock := time.NewTicker(every)
	defer clock.Stop()
	for {
		if err := do(); err != nil && ctx.Err() == nil {
			log.Error("the backup failed", "error", err)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-clock.C:
		}
	}
}

func backUp(ctx context.Context, archives *app.Archives, keep *backup.Keep) error {
	name, size, err := archives.Make(ctx, time.Now())
	if err != nil {
		return err
	}
	fmt.Printf("%s: %.1f MB\n", name, float64(size)/1e6)
	if keep == nil {
		return nil
	}
	dropped, err := archives.Prune(ctx, *keep, time.Now())
	for _, name := range dropped {
		fmt.Printf("%s: deleted\n", name)
	}
	return err
}

const restoreHelp = `Brings a market back into an empty data folder and an empty database of the same engine. The
archive is compared with its checksums before anything is written. RR_BACKUP_KEY must be the secret key. Letters and
other jobs that waited when the archive was made are done when the market starts.`

// restoreBackup brings a market back.
func restoreBackup(ctx context.Context, c config.Config, flags *flag.FlagSet, args []string) error {
	flags.StringVar(&c.BackupTo, "from", c.BackupTo, "where archives are kept: a folder or a bucket")
	name := flags.String("name", "", "which archive; the latest when absent")
	list := flags.Bool("list", false, "list the archives and stop")
	if err := flags.Parse(args); err != nil {
		return err
	}
	archives, err := app.OpenArchives(ctx, c)
	if err != nil {
		return err
	}
	if *list {
		names, err := archives.Names(ctx)
		for _, name := range names {
			fmt.Println(name)
		}
		return err
	}
	m, err := archives.Restore(ctx, *name)
	if err != nil {
		return errors.Join(errors.New("nothing was restored, or not all of it"), err)
	}
	fmt.Printf("Restored as it was on %s, by version %s.\n", m.At.Format(time.RFC1123), m.Version)
	return nil
}
