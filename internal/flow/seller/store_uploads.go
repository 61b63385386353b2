package seller

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"path"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/picture"
)

func insertUpload(ctx context.Context, tx *db.Tx, key, userID, kind string, encoded []byte, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO uploads (file_key, user_id, kind, picture, created_at)
		VALUES ($1, $2, $3, $4, $5)
		ON CONFLICT (file_key, user_id) DO UPDATE SET created_at = excluded.created_at`, key, userID, kind,
		string(encoded), now.UnixMilli())
	return err
}

// sentPicture is a picture with who sent it.
type sentPicture struct{ key, userID, encoded string }

// waitingUploads are those sent before a moment that nothing was seen to show, the oldest first.
func waitingUploads(ctx context.Context, r db.Reader, before time.Time, most int) ([]sentPicture, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (p sentPicture, err error) {
		return p, rows.Scan(&p.key, &p.userID, &p.encoded)
	}, `SELECT file_key, user_id, picture FROM uploads WHERE used = 0 AND created_at < $1
		ORDER BY created_at, file_key, user_id LIMIT $2`, before.UnixMilli(), most)
}

// isShown tells whether a product, a shop or a category shows a picture, or an order one of its sizes. Its key is
// looked for in their JSON, where it is between quotes.
func isShown(ctx context.Context, r db.Reader, key string) (shown bool, err error) {
	return shown, r.QueryRow(ctx, `SELECT CASE WHEN EXISTS (SELECT 1 FROM products WHERE photos LIKE $1)
		OR EXISTS (SELECT 1 FROM shops WHERE photo LIKE $1 OR banner LIKE $1)
		OR EXISTS (SELECT 1 FROM categories WHERE picture LIKE $1)
		OR EXISTS (SELECT 1 FROM order_items WHERE thumbnail LIKE $2) THEN 1 ELSE 0 END`,
		`%"`+key+`"%`, path.Dir(key)+`/%`).Scan(&shown)
}

func markUsed(ctx context.Context, tx *db.Tx, key string) error {
	return tx.Later(ctx, `UPDATE uploads SET used = 1 WHERE file_key = $1`, key)
}

// deleteUpload forgets that a user sent a picture, unless they sent it again since a moment, and tells whether its
// files can go too: nobody else sent the same.
func deleteUpload(ctx context.Context, tx *db.Tx, p sentPicture, before time.Time) (last bool, err error) {
	n, err := tx.Exec(ctx, `DELETE FROM uploads WHERE file_key = $1 AND user_id = $2 AND created_at < $3`, p.key,
		p.userID, before.UnixMilli())
	if err != nil || n == 0 {
		return false, err
	}
	var others int
	err = tx.QueryRow(ctx, `SELECT COUNT(*) FROM uploads WHERE file_key = $1`, p.key).Scan(&others)
	return others == 0, err
}

// uploaded reads a picture that the user sent; false when there is none under that key.
func (s *Service) uploaded(ctx context.Context, userID, kind, key string, into any) (bool, error) {
	var encoded string
	err := s.db.QueryRow(ctx, `SELECT picture FROM uploads WHERE file_key = $1 AND user_id = $2 AND kind = $3`, key,
		userID, kind).Scan(&encoded)
	if errors.Is(err, sql.ErrNoRows) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	return true, json.Unmarshal([]byte(encoded), into)
}

// Photo is a photograph that the user sent; false when there is none under that key.
func (s *Service) Photo(ctx context.Context, userID, key string) (p picture.Picture, found bool, err error) {
	found, err = s.uploaded(ctx, userID, photoKind, key, &p)
	return p, found, err
}

// PhotosOfOwners gives the photographs that the owners of a shop sent, by key.
func (s *Service) PhotosOfOwners(ctx context.Context, r db.Reader, shopID string) (map[string]picture.Picture, error) {
	list, err := db.All(ctx, r, func(r *sql.Rows) (p picture.Picture, err error) {
		var encoded string
		if err := r.Scan(&encoded); err != nil {
			return p, err
		}
		return p, json.Unmarshal([]byte(encoded), &p)
	}, `SELECT u.picture FROM uploads u WHERE u.kind = 'photo'
		AND u.user_id IN (SELECT o.user_id FROM shop_owners o WHERE o.shop_id = $1)`, shopID)
	byKey := make(map[string]picture.Picture, len(list))
	for _, p := range list {
		byKey[p.File] = p
	}
	return byKey, err
}

// photosByKeys is [Service.PhotosOfOwners] for a few keys.
func (s *Service) photosByKeys(ctx context.Context, shopID string, keys []string) (map[string]picture.Picture, error) {
	found := map[string]picture.Picture{}
	for _, key := range keys {
		var encoded string
		err := s.db.QueryRow(ctx, `SELECT u.picture FROM uploads u JOIN shop_owners o ON o.user_id = u.user_id
			WHERE u.file_key = $1 AND u.kind = 'photo' AND o.shop_id = $2 LIMIT 1`, key, shopID).Scan(&encoded)
		if errors.Is(err, sql.ErrNoRows) {
			continue
		}
		if err != nil {
			return nil, err
		}
		var p picture.Picture
		if err := json.Unmarshal([]byte(encoded), &p); err != nil {
			return nil, err
		}
		found[key] = p
	}
	return found, nil
}
