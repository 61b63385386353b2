package shop

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"rangrue/internal/kit/db"
)

// roleOf is what a user may do in a shop; empty for who is not in its team.
func roleOf(ctx context.Context, r db.Reader, shopID, userID string) (role Role, err error) {
	err = r.QueryRow(ctx, `SELECT role FROM shop_owners WHERE shop_id = $1 AND user_id = $2`, shopID, userID).
		Scan(&role)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return role, err
}

func listTeam(ctx context.Context, r db.Reader, shopID string) ([]Member, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (m Member, err error) {
		var joined int64
		err = rows.Scan(&m.UserID, &m.Role, &joined)
		if joined > 0 {
			m.JoinedAt = time.UnixMilli(joined).UTC()
		}
		return m, err
	}, `SELECT user_id, role, joined_at FROM shop_owners WHERE shop_id = $1 ORDER BY joined_at, user_id`, shopID)
}

// holdTeam makes changes of one team follow each other: of two owners who remove each other, the second finds nobody
// else left, and of two invitations to one address only the second is good.
func holdTeam(ctx context.Context, tx *db.Tx, shopID string) error {
	_, err := tx.Exec(ctx, `UPDATE shops SET revision = revision WHERE id = $1`, shopID)
	return err
}

// othersOwn guards a change of a member: they are no owner, or someone else is.
const othersOwn = ` AND (shop_owners.role <> 'owner' OR EXISTS (SELECT 1 FROM shop_owners other
	WHERE other.shop_id = shop_owners.shop_id AND other.user_id <> shop_owners.user_id AND other.role = 'owner'))`

func updateRole(ctx context.Context, tx *db.Tx, shopID, userID string, role Role) (int64, error) {
	guard := othersOwn
	if role == Owner {
		guard = ""
	}
	return tx.Exec(ctx, `UPDATE shop_owners SET role = $3 WHERE shop_id = $1 AND user_id = $2`+guard, shopID, userID,
		string(role))
}

func deleteMember(ctx context.Context, tx *db.Tx, shopID, userID string) (int64, error) {
	return tx.Exec(ctx, `DELETE FROM shop_owners WHERE shop_id = $1 AND user_id = $2`+othersOwn, shopID, userID)
}

func insertMember(ctx context.Context, tx *db.Tx, shopID string, m Member) (joined bool, err error) {
	n, err := tx.Exec(ctx, `INSERT INTO shop_owners (shop_id, user_id, role, joined_at) VALUES ($1, $2, $3, $4)
		ON CONFLICT (shop_id, user_id) DO NOTHING`, shopID, m.UserID, string(m.Role), m.JoinedAt.UnixMilli())
	return n > 0, err
}

func ownsAny(ctx context.Context, r db.Reader, userID string) (bool, error) {
	var n int
	err := r.QueryRow(ctx, `SELECT COUNT(*) FROM shop_owners WHERE user_id = $1 AND role = 'owner'`, userID).Scan(&n)
	return n > 0, err
}

func forgetMember(ctx context.Context, tx *db.Tx, userID, email string) error {
	if _, err := tx.Exec(ctx, `DELETE FROM shop_owners WHERE user_id = $1`, userID); err != nil {
		return err
	}
	_, err := tx.Exec(ctx, `DELETE FROM team_invitations WHERE email = $1`, email)
	return err
}

func listMemberships(ctx context.Context, r db.Reader, userID string) ([]Membership, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (m Membership, err error) {
		var joined int64
		err = rows.Scan(&m.ShopID, &m.Shop, &m.Role, &joined)
		if joined > 0 {
			at := time.UnixMilli(joined).UTC()
			m.JoinedAt = &at
		}
		return m, err
	}, `SELECT o.shop_id, s.name, o.role, o.joined_at FROM shop_owners o JOIN shops s ON s.id = o.shop_id
		WHERE o.user_id = $1 ORDER BY s.name, o.shop_id`, userID)
}

const invitationColumns = `id, shop_id, email, role, invited_by, created_at, expires_at`

func scanInvitation(row scanner) (i Invitation, err error) {
	var created, expires int64
	err = row.Scan(&i.ID, &i.ShopID, &i.Email, &i.Role, &i.InvitedBy, &created, &expires)
	i.CreatedAt, i.ExpiresAt = time.UnixMilli(created).UTC(), time.UnixMilli(expires).UTC()
	return i, err
}

func insertInvitation(ctx context.Context, tx *db.Tx, i Invitation, tokenHash string) error {
	_, err := tx.Exec(ctx, `INSERT INTO team_invitations (`+invitationColumns+`, token_hash)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`, i.ID, i.ShopID, i.Email, string(i.Role), i.InvitedBy,
		i.CreatedAt.UnixMilli(), i.ExpiresAt.UnixMilli(), tokenHash)
	return err
}

func readInvitation(ctx context.Context, r db.Reader, tokenHash string, now time.Time) (Invitation, error) {
	i, err := scanInvitation(r.QueryRow(ctx, `SELECT `+invitationColumns+` FROM team_invitations
		WHERE token_hash = $1 AND ended_at IS NULL AND expires_at > $2`, tokenHash, now.UnixMilli()))
	if errors.Is(err, sql.ErrNoRows) {
		return i, ErrInvitation
	}
	return i, err
}

func listInvitations(ctx context.Context, r db.Reader, shopID string, now time.Time) ([]Invitation, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (Invitation, error) { return scanInvitation(rows) },
		`SELECT `+invitationColumns+` FROM team_invitations
		WHERE shop_id = $1 AND ended_at IS NULL AND expires_at > $2 ORDER BY created_at DESC, id DESC`, shopID,
		now.UnixMilli())
}

// endInvitation makes an invitation void and returns whom it was for; empty when it was void already.
func endInvitation(ctx context.Context, tx *db.Tx, shopID, id string, now time.Time) (email string, err error) {
	err = tx.QueryRow(ctx, `UPDATE team_invitations SET ended_at = $3
		WHERE id = $1 AND shop_id = $2 AND ended_at IS NULL RETURNING email`, id, shopID, now.UnixMilli()).Scan(&email)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return email, err
}

func endInvitationsTo(ctx context.Context, tx *db.Tx, shopID, email string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE team_invitations SET ended_at = $3
		WHERE shop_id = $1 AND email = $2 AND ended_at IS NULL`, shopID, email, now.UnixMilli())
	return err
}

// teamSize counts members and waiting invitations.
func teamSize(ctx context.Context, r db.Reader, shopID string, now time.Time) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT (SELECT COUNT(*) FROM shop_owners WHERE shop_id = $1) +
		(SELECT COUNT(*) FROM team_invitations WHERE shop_id = $1 AND ended_at IS NULL AND expires_at > $2)`, shopID,
		now.UnixMilli()).Scan(&n)
}

func pruneInvitations(ctx context.Context, tx *db.Tx, before time.Time) error {
	_, err := tx.Exec(ctx, `DELETE FROM team_invitations WHERE expires_at < $1 OR ended_at < $1`, before.UnixMilli())
	return err
}
