package account

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"rangrue/internal/kit/db"
)

func (s *Service) insertPending(ctx context.Context, tx *db.Tx, n NewUser, newsletter bool, code string,
	now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO pending_users (id, first_name, last_name, email, phone, password_hash,
		auth_provider_id, newsletter,
		code_hash, code_expires_at, code_sent_at, codes_sent, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 1, $11)`,
		n.ID, n.FirstName, n.LastName, n.Email, n.Phone, n.PasswordHash, n.AuthProviderID, newsletter,
		s.hashCode(code), now.Add(CodeLife).UnixMilli(), now.UnixMilli())
	return err
}

func pendingProviderID(ctx context.Context, r db.Reader, email string) (waiting string, err error) {
	return waiting, r.QueryRow(ctx, `SELECT auth_provider_id FROM pending_users WHERE email = $1 LIMIT 1`, email).
		Scan(&waiting)
}

// countCodes counts the codes sent to an e-mail in the last hour, with the time of the last one.
func countCodes(ctx context.Context, r db.Reader, email string, now time.Time) (sent int, last sql.NullInt64,
	err error) {
	err = r.QueryRow(ctx, `SELECT COALESCE(SUM(codes_sent), 0), MAX(code_sent_at) FROM pending_users WHERE email = $1
		AND code_sent_at > $2`,
		email, now.Add(-time.Hour).UnixMilli()).Scan(&sent, &last)
	return sent, last, err
}

func deletePending(ctx context.Context, tx *db.Tx, email string) error {
	_, err := tx.Exec(ctx, `DELETE FROM pending_users WHERE email = $1`, email)
	return err
}

// renewCode replaces the code of the latest registration under an e-mail.
func (s *Service) renewCode(ctx context.Context, tx *db.Tx, code, email string, now time.Time) (firstName string,
	err error) {
	return firstName, tx.QueryRow(ctx, `UPDATE pending_users
		SET code_hash = $1, code_expires_at = $2, code_sent_at = $3, codes_sent = codes_sent + 1
		WHERE id = (SELECT id FROM pending_users WHERE email = $4 ORDER BY created_at DESC, id DESC LIMIT 1)
		RETURNING first_name`,
		s.hashCode(code), now.Add(CodeLife).UnixMilli(), now.UnixMilli(), email).Scan(&firstName)
}

// deleteOldPending forgets registrations that nobody confirmed, and returns their ids at the identity provider.
func deleteOldPending(ctx context.Context, tx *db.Tx, now time.Time) ([]string, error) {
	return db.All(ctx, tx, scanText, `DELETE FROM pending_users WHERE code_sent_at < $1 RETURNING auth_provider_id`,
		now.Add(-pendingLife).UnixMilli())
}

// takePending takes a registration out of those that wait; two who race for one code find it once.
func (s *Service) takePending(ctx context.Context, tx *db.Tx, codeHash string) (n NewUser, newsletter bool, err error) {
	var news int
	err = tx.QueryRow(ctx, `DELETE FROM pending_users WHERE code_hash = $1 AND code_expires_at > $2
		RETURNING id, first_name, last_name, email, phone, password_hash, auth_provider_id, newsletter`, codeHash,
		s.now().UnixMilli()).
		Scan(&n.ID, &n.FirstName, &n.LastName, &n.Email, &n.Phone, &n.PasswordHash, &n.AuthProviderID, &news)
	if errors.Is(err, sql.ErrNoRows) {
		return n, false, ErrCode
	}
	n = s.tidy(n)
	n.EmailVerifiedAt = s.now()
	return n, news == 1, err
}
